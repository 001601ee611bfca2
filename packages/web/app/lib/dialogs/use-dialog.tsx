// A dialog or a menu whose script is fetched when it is first opened. The focus returns to the button that opened it.
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { dropDone, notify } from '../../ui/overlays/toasts.ts'
import { useSentences } from '../language/language.tsx'
import { bulleted } from '../network/api-error.ts'
import { sentencesOfLoading } from '../network/lost-script.ts'

/** The props that `useDialog` passes to a dialog. */
export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element that has the focus after closing. */
  finalFocus: () => HTMLElement | null
  /** Closes the dialog after its work: the focus goes to the heading, as the button may leave with its row. */
  onDone: () => void
}

/** The props of a button that opens the dialog. */
export interface DialogTrigger {
  props: Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup'>
  /** True while the script is loading; the dialog opens when it is loaded. */
  isOpening: boolean
}

type Own<Props> = Omit<Props, keyof DialogProps>
type OpenArgs<Subject> =
  Record<never, never> extends Subject
    ? [subject?: Subject, button?: HTMLElement | null]
    : [subject: Subject, button?: HTMLElement | null]

interface OpenedDialog<Subject> {
  /** `subject`: the dialog's other props; with one the dialog is new, without one it keeps the typed text. */
  open: (...[subject, button]: OpenArgs<Subject>) => Promise<void>
  close: () => void
  isOpen: boolean
  /** For a dialog without a subject. */
  trigger: DialogTrigger
  dialog: ReactNode
}

/**
 * @param load resolves with the dialog's component; it may fail.
 * @param current those of the dialog's props that change while it is open.
 * @param heading receives the focus where the button has left the page, and after `onDone`.
 */
export function useDialog<
  Props extends Pick<DialogProps, 'open' | 'onOpenChange'>,
  Current extends Partial<Own<Props>> = Record<never, never>,
>(
  load: () => Promise<ComponentType<Props>>,
  current?: Current,
  heading?: RefObject<HTMLElement | null>,
): OpenedDialog<Omit<Own<Props>, keyof Current>> {
  const connection = useSentences('connection', connectionSentences)
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const [isOpen, setOpen] = useState(false)
  /** `round`: counts subjects. */
  const [about, setAbout] = useState({ round: 0, subject: {} })
  const returnTo = useRef<HTMLElement>(null)
  /** Counts openings: what an earlier one has done does not close this one, and what was typed in it. */
  const [opening, setOpening] = useState(0)
  const latest = useRef(0)
  const close = () => setOpen(false)

  async function show(button: HTMLElement | null) {
    returnTo.current = button
    latest.current += 1
    setOpening(latest.current)
    dropDone()
    setOpen(true)
    if (Dialog) return
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch (error) {
      close()
      notify.error(bulleted(sentencesOfLoading(error, connection)))
    }
  }
  // Preloads while the pointer is moving to the button; an error is shown on opening.
  const prepare = () => void load().catch(() => {})
  const focus: Omit<DialogProps, 'open' | 'onOpenChange'> = {
    finalFocus: () => (returnTo.current?.isConnected ? returnTo.current : (heading?.current ?? null)),
    onDone() {
      if (opening !== latest.current) return
      if (heading) returnTo.current = heading.current
      close()
    },
  }

  return {
    async open(...[subject, button = null]) {
      if (subject) setAbout(({ round }) => ({ round: round + 1, subject }))
      await show(button)
    },
    close,
    isOpen: isOpen && Dialog !== undefined,
    trigger: {
      props: {
        onClick: ({ currentTarget }) => show(currentTarget),
        onPointerEnter: prepare,
        onFocus: prepare,
        'aria-haspopup': 'dialog',
      },
      isOpening: isOpen && Dialog === undefined,
    },
    dialog: Dialog && (
      <Dialog
        key={about.round}
        {...({
          ...current,
          ...about.subject,
          ...focus,
          open: isOpen,
          onOpenChange: setOpen,
          // TypeScript cannot join the three parts of a generic Props again: Current, subject, and the props of every dialog.
        } as unknown as Props)}
      />
    ),
  }
}
