import { CloseButton } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { type AttachmentValues, formatFileSize } from './fileValues.ts'
import classes from './AttachmentFields.module.css'

interface AttachmentRowProps {
  readonly file: AttachmentValues
  readonly onRemove: () => void
}

/** Image source: the new content or the stored file's URL. */
const pictureOf = ({ contentType, fileBase64, fileUrl }: AttachmentValues): string | null => {
  if (!contentType.startsWith('image/')) return null
  return fileBase64 === null ? fileUrl : `data:${contentType};base64,${fileBase64}`
}

export function AttachmentRow({ file, onRemove }: AttachmentRowProps) {
  const picture = pictureOf(file)
  return (
    <li className={`row ${classes.file}`}>
      {picture ? <img className={classes.picture} src={picture} alt="" /> : <IconFile className={classes.icon} size={20} aria-hidden />}
      <span className={`fill ${classes.fileName}`} dir="auto">
        {file.fileName}
      </span>
      <span className="small figures">{formatFileSize(file.size)}</span>
      <CloseButton className={classes.remove} aria-label={`Remove ${file.fileName}`} onClick={onRemove} />
    </li>
  )
}
