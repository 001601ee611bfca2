// A dialog, or a menu, whose script is fetched when it is first wanted. From then on it stays, and with it what was typed in it.
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import { notify } from '../../ui/overlays/toasts.tsx'

export interface LazyDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What any button needs in order to open the dialog. */
export interface DialogTrigger {
  props: Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup'>
  /** True while the script is on its way and the dialog will open by itself. */
  isOpening: boolean
}

interface LazyDialog {
  trigger: DialogTrigger
  /** For what opens and closes it without a button of its own. */
  open: () => Promise<void>
  close: () => void
  isOpen: boolean
  dialog: ReactNode
}

type Own<Props> = Omit<Props, keyof LazyDialogProps>
type OwnArgs<Props> = Record<never, never> extends Own<Props> ? [own?: Own<Props>] : [own: Own<Props>]

/**
 * @param load answers the dialog's component; it may fail, as networks do.
 * @param own what the dialog is given beside being open.
 */
export function useLazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
  ...[own]: OwnArgs<Props>
): LazyDialog {
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const [isOpen, setOpen] = useState(false)

  async function open() {
    setOpen(true)
    if (Dialog) return
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch {
      setOpen(false)
      notify.error(connectionSentences.unreachable)
    }
  }
  // Begins while the finger is still on its way; a failure is told by whoever opens.
  const prepare = () => void load().catch(() => {})

  return {
    open,
    close: () => setOpen(false),
    isOpen: isOpen && Dialog !== undefined,
    trigger: {
      props: { onClick: open, onPointerEnter: prepare, onFocus: prepare, 'aria-haspopup': 'dialog' },
      isOpening: isOpen && Dialog === undefined,
    },
    dialog: Dialog && <Dialog {...({ ...own, open: isOpen, onOpenChange: setOpen } as Props)} />,
  }
}
