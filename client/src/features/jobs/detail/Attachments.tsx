import type { Job } from './JobDetail.tsx'
import { AttachmentTile } from './AttachmentTile.tsx'
import { Section } from './Section.tsx'
import classes from './Attachments.module.css'

/** Files that hang on the job. */
export function Attachments({ files }: { readonly files: NonNullable<Job['attachments']> }) {
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
