// The buttons that activate, deactivate or delete a host. Each asks for confirmation first.
import type { HostCard } from '@lifafa/contract/endpoints/admin/hosts'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useChosenAction } from '../../lib/user-actions/use-chosen-action.tsx'
import { actionsFor } from '../../lib/user-actions/user-action.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'

export function HostActions({ host: { id, name, is_verified, deactivated_at } }: { host: HostCard }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const navigate = useNavigate()
  const { choose, dialog } = useChosenAction(group, () => navigate(paths.admin.dashboard.href()))
  const user = { id, name, is_verified, is_active: is_verified && deactivated_at === null }
  return (
    <fieldset ref={group} className="mt-3 flex flex-wrap gap-3 border-line border-t pt-4">
      <legend className="sr-only">{sentences.actionsFor(name)}</legend>
      {actionsFor(user).map((action) => (
        <Button
          // The button that activates takes the place, and the focus, of the one that deactivated.
          key={action === 'delete' ? 'delete' : 'status'}
          variant={action === 'delete' ? 'quiet' : 'secondary'}
          className={action === 'delete' ? 'text-danger!' : ''}
          onClick={({ currentTarget }) => choose(action, user, currentTarget)}
        >
          {sentences[action].confirm}
        </Button>
      ))}
      {dialog}
    </fieldset>
  )
}
