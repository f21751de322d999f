import { MAX_ATTACHMENT_BYTES, MAX_UPLOAD_BYTES, attachmentTypes } from '@callout/contracts/jobs/attachmentLimits'
import { Input } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { DropZone } from './DropZone.tsx'
import type { FileValues } from './fileValues.ts'
import { AttachmentRow } from './AttachmentRow.tsx'
import { readAttachment } from './readAttachment.ts'
import classes from './AttachmentFields.module.css'

const limits = `Images, PDFs, text files and Office documents, up to ${MAX_ATTACHMENT_BYTES / 1_000_000} MB each and ${MAX_UPLOAD_BYTES / 1_000_000} MB at a time. Large images are resized.`

export function AttachmentFields() {
  const { field, fieldState } = useController<FileValues, 'attachments'>({ name: 'attachments' })
  const latest = useRef(field.value)
  latest.current = field.value
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isReading, setIsReading] = useState(false)

  const add = async (files: readonly File[]): Promise<void> => {
    setIsReading(true)
    const read = await Promise.all(files.map((file) => readAttachment(file)))
    setIsReading(false)
    setProblems(read.flatMap((file) => ('problem' in file ? [file.problem] : [])))
    field.onChange([...latest.current, ...read.flatMap((file) => ('attachment' in file ? [file.attachment] : []))])
    // Validates the total size now instead of on save.
    field.onBlur()
  }
  const remove = (place: number): void => field.onChange(field.value.filter((_, item) => item !== place))
  const message = fieldState.error?.message ?? (Array.isArray(fieldState.error) ? fieldState.error.find(Boolean)?.message : undefined)
  return (
    <Input.Wrapper label="Attachments" labelElement="div">
      <DropZone
        label="Files to attach"
        action="Add files"
        icon={<IconPaperclip size={16} aria-hidden />}
        accept={attachmentTypes.join(',')}
        isMultiple
        isReading={isReading}
        variant="default"
        buttonRef={field.ref}
        onFiles={(files) => void add(files)}
      >
        or drop them here. {limits}
      </DropZone>
      {[...problems, ...(message ? [message] : [])].map((problem) => (
        <Input.Error key={problem} mt={6} role="alert">
          {problem}
        </Input.Error>
      ))}
      {field.value.length > 0 && (
        <ul className={classes.files} aria-label="Attached files">
          {field.value.map((file, index) => (
            <AttachmentRow key={file.id ?? `${index} ${file.fileName}`} file={file} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
    </Input.Wrapper>
  )
}
