import { AttachmentTile, type AttachedFile } from './AttachmentTile.tsx'
import { Section } from '../record/Parts.tsx'
import classes from './Attachments.module.css'

/** A record's files. */
export function Attachments({ files }: { readonly files: readonly AttachedFile[] }) {
  return (
    <Section title="Attachments">
      <ul className={classes.files}>
        {files.map((file) => (
          <AttachmentTile key={file.id} file={file} />
        ))}
      </ul>
    </Section>
  )
}
