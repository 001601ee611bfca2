// A button that loads and opens a dialog about an event box, or says in a tooltip why it cannot.
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { type DialogProps, useDialog } from './use-dialog.tsx'

interface DialogButtonProps<Box> extends Pick<ButtonProps, 'variant'> {
  box: Box
  icon: LucideIcon
  label: string
  load: () => Promise<ComponentType<DialogProps & { box: Box }>>
  /** Why it is not possible now. */
  blocked?: string | false
}

export function DialogButton<Box>(props: DialogButtonProps<Box>) {
  const { box, icon: Icon, variant = 'secondary', blocked = false } = props
  const { trigger, dialog } = useDialog(props.load, { box })
  return (
    <>
      <Tooltip text={blocked || undefined}>
        <Button
          variant={variant}
          icon={<Icon className="size-5 flex-none" aria-hidden="true" />}
          busy={trigger.isOpening}
          {...trigger.props}
          disabled={blocked !== false}
        >
          {props.label}
        </Button>
      </Tooltip>
      {dialog}
    </>
  )
}
