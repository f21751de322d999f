import { IconFile, IconFileOff, IconFileText, IconFileTypeDoc, IconFileTypePdf, IconTable, type TablerIcon } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { useServerAway } from '../../lib/api/reach.ts'
import { showError } from '../toasts/toasts.ts'
import { photoMarkLabels, readMark } from './photoMarks.ts'
import { safeAddress } from './safeAddress.ts'
import classes from './Attachments.module.css'
import { formatFileSize } from './fileValues.ts'

/** A record's file. null: missing. */
export interface AttachedFile {
  readonly id: string
  readonly fileName: string | null
  readonly fileUrl: string | null
  readonly contentType: string | null
  /** In bytes. */
  readonly size: number | null
}

const icons: readonly (readonly [part: string, icon: TablerIcon])[] = [
  ['pdf', IconFileTypePdf],
  ['word', IconFileTypeDoc],
  ['csv', IconTable],
  ['sheet', IconTable],
  ['excel', IconTable],
  ['text/', IconFileText],
]

const iconOf = (contentType: string | null): TablerIcon => icons.find(([part]) => contentType?.includes(part))?.[1] ?? IconFile

/** Offline, a new tab would only show the browser's error page. */
const sayAway = (event: MouseEvent): void => {
  event.preventDefault()
  showError('This file needs a network. Open it when you’re back online.')
}

export function AttachmentTile({ file }: { readonly file: AttachedFile }) {
  const isAway = useServerAway()
  const [broken, setBroken] = useState<'away' | 'lost' | null>(null)
  const { fileUrl, contentType, size } = file
  const { mark, name } = readMark(file.fileName ?? 'Unnamed file')
  const address = safeAddress(fileUrl)
  // Retries an image that failed offline once the network is back.
  const isBroken = broken === 'lost' || (broken === 'away' && isAway)
  const isLost = isBroken || address === null
  const lostText = broken === 'away' ? 'Needs a network' : 'Couldn’t load this file'
  const Icon = isLost ? IconFileOff : iconOf(contentType)
  const face = (
    <>
      <span className={classes.face}>
        {!isLost && contentType?.startsWith('image/') ? (
          <img
            className={classes.picture}
            src={address}
            alt={mark ? `Image, ${mark} the work: ${name}` : `Image: ${name}`}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBroken(isAway || !navigator.onLine ? 'away' : 'lost')}
          />
        ) : (
          <Icon size={28} stroke={1.4} aria-hidden />
        )}
      </span>
      <span className={`stack ${classes.text}`}>
        {mark && <span className={classes.mark}>{photoMarkLabels[mark]}</span>}
        <span className={`ellipsis ${classes.name}`} title={name} dir="auto">
          {name}
        </span>{' '}
        <span className={`small ${classes.size}`} data-lost={isLost || undefined}>
          {isLost ? lostText : size !== null && formatFileSize(size)}
        </span>
      </span>
    </>
  )
  return (
    <li className="shrink">
      {address === null ? (
        <span className={`stack ${classes.tile}`}>{face}</span>
      ) : (
        <a
          className={`stack ${classes.tile}`}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          onClick={isAway ? sayAway : undefined}
        >
          {face}
        </a>
      )}
    </li>
  )
}
