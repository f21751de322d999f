import { IconFile, IconFileOff, IconFileText, IconFileTypeDoc, IconFileTypePdf, IconTable, type TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import type { AttachedFile } from './attachedFile.ts'
import { formatFileSize } from './fileSize.ts'
import { safeAddress } from './safeAddress.ts'
import classes from './Attachments.module.css'

const icons: readonly (readonly [part: string, icon: TablerIcon])[] = [
  ['pdf', IconFileTypePdf],
  ['word', IconFileTypeDoc],
  ['csv', IconTable],
  ['sheet', IconTable],
  ['excel', IconTable],
  ['text/', IconFileText],
]

const iconOf = (contentType: string | null): TablerIcon => icons.find(([part]) => contentType?.includes(part))?.[1] ?? IconFile

/** A file with its picture, or a sign of what it is. It opens in a tab of its own. */
export function AttachmentTile({ file }: { readonly file: AttachedFile }) {
  const [isBroken, setIsBroken] = useState(false)
  const { fileUrl, contentType, size } = file
  const name = file.fileName ?? 'Unnamed file'
  const address = safeAddress(fileUrl)
  const isLost = isBroken || address === null
  const Icon = isLost ? IconFileOff : iconOf(contentType)
  const face = (
    <>
      <span className={classes.face}>
        {!isLost && contentType?.startsWith('image/') ? (
          <img
            className={classes.picture}
            src={address}
            alt={`Image: ${name}`}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setIsBroken(true)}
          />
        ) : (
          <Icon size={28} stroke={1.4} aria-hidden />
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.name} title={name} dir="auto">
          {name}
        </span>{' '}
        <span className={classes.size} data-lost={isLost || undefined}>
          {isLost ? 'Couldn’t load this file' : size !== null && formatFileSize(size)}
        </span>
      </span>
    </>
  )
  return (
    <li className={classes.file}>
      {address === null ? (
        <span className={classes.tile}>{face}</span>
      ) : (
        <a className={classes.tile} href={address} target="_blank" rel="noopener noreferrer">
          {face}
        </a>
      )}
    </li>
  )
}
