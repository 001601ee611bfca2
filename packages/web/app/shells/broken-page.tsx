// What shows when a page throws: an apology that does not blame, and two ways on.
import { EnvelopeMark } from '../motifs/envelope-mark.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { ErrorScreen } from '../ui/error-screen.tsx'

/** A plain link, not the router's: whatever broke may be the router. */
export function BrokenPage() {
  return (
    <main>
      <ErrorScreen
        picture={<EnvelopeMark className="h-16 w-20" />}
        title="Something went wrong on our side"
        text="Nothing of yours is lost. Please load the page again; if it stays like this, write to us."
        action={
          <>
            <Button onClick={() => location.reload()}>Load again</Button>
            <a href={paths.dashboard.href()} className={buttonStyle({ variant: 'secondary' })}>
              To the dashboard
            </a>
          </>
        }
      />
    </main>
  )
}
