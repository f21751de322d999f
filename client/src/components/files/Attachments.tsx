import { AttachmentTile, type AttachedFile } from './AttachmentTile.tsx'
import { Section } from '../record/Parts.tsx'
import classes from './Attachments.module.css'

interface FilesProps {
  readonly files: readonly AttachedFile[]
}

export const FileList = ({ files }: FilesProps) => (
  <ul className={`grid list ${classes.files}`}>
    {files.map((file) => (
      <AttachmentTile key={file.id} file={file} />
    ))}
  </ul>
)

export const Attachments = ({ files }: FilesProps) => (
  <Section title="Attachments">
    <FileList files={files} />
  </Section>
)
