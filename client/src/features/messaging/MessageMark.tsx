import { messageStatus } from '@callout/contracts/notifications/codes'
import marks from '../../components/status/ToneMark.module.css'

const tones = { QUEUED: 'grey', SENT: 'green', DELIVERED: 'green', OPENED: 'green', FAILED: 'red', CANCELLED: 'grey' } as const

/** Delivery state of a message; renders nothing if missing. */
export const MessageMark = ({ status }: { readonly status: keyof typeof messageStatus | null }) =>
  status && (
    <span className={marks.mark} data-tone={tones[status]}>
      {messageStatus[status].label}
    </span>
  )
