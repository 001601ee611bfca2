// A dialog or a menu whose script is fetched when it is first opened. It stays mounted afterwards, with its typed text.
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import { notify } from '../../ui/overlays/toasts.ts'
import { bulleted } from '../network/api-error.ts'
import { sentencesOfLoading } from '../network/lost-script.ts'

export interface LazyDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The props of a button that opens the dialog. */
export interface DialogTrigger {
  props: Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup'>
  /** True while the script is loading; the dialog opens when it is loaded. */
  isOpening: boolean
}

interface LazyDialog {
  trigger: DialogTrigger
  /** Opens and closes it without a button. */
  open: () => Promise<void>
  close: () => void
  isOpen: boolean
  dialog: ReactNode
}

type OtherProps<Props> = Omit<Props, keyof LazyDialogProps>
type OtherArgs<Props> =
  Record<never, never> extends OtherProps<Props> ? [other?: OtherProps<Props>] : [other: OtherProps<Props>]

/**
 * @param load resolves with the dialog's component; it may fail.
 * @param other the dialog's other props.
 */
export function useLazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
  ...[other]: OtherArgs<Props>
): LazyDialog {
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const [isOpen, setOpen] = useState(false)

  async function open() {
    setOpen(true)
    if (Dialog) return
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch (error) {
      setOpen(false)
      notify.error(bulleted(sentencesOfLoading(error)))
    }
  }
  // Preloads while the pointer is moving to the button; an error is shown on opening.
  const prepare = () => void load().catch(() => {})

  return {
    open,
    close: () => setOpen(false),
    isOpen: isOpen && Dialog !== undefined,
    trigger: {
      props: { onClick: open, onPointerEnter: prepare, onFocus: prepare, 'aria-haspopup': 'dialog' },
      isOpening: isOpen && Dialog === undefined,
    },
    dialog: Dialog && <Dialog {...({ ...other, open: isOpen, onOpenChange: setOpen } as Props)} />,
  }
}
