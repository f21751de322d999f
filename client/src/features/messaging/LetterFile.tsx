import { attachmentTypes, MAX_ATTACHMENT_BYTES } from '@callout/contracts/jobs/attachmentLimits'
import { Input } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { DropZone } from '../../components/files/DropZone.tsx'
import { AttachmentRow } from '../../components/files/AttachmentRow.tsx'
import { readAttachment } from '../../components/files/readAttachment.ts'
import type { LetterAnswers } from './sendLetter.ts'

const limits = `An image, PDF, text file or Office document of up to ${MAX_ATTACHMENT_BYTES / 1_000_000} MB. Large images are resized.`

export function LetterFile() {
  const { field, fieldState } = useController<LetterAnswers, 'attachments'>({ name: 'attachments' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [file] = field.value
  const take = async ([chosen]: readonly File[]): Promise<void> => {
    if (!chosen) return
    setIsReading(true)
    const read = await readAttachment(chosen)
    setIsReading(false)
    setProblem('problem' in read ? read.problem : null)
    if ('attachment' in read) field.onChange([read.attachment])
  }
  const message = problem ?? fieldState.error?.message
  return (
    <Input.Wrapper label="File" labelElement="div" withAsterisk>
      <DropZone
        label="File to send"
        action={file ? 'Choose another file' : 'Choose a file'}
        icon={<IconPaperclip size={16} aria-hidden />}
        accept={attachmentTypes.join(',')}
        isReading={isReading}
        variant="default"
        buttonRef={field.ref}
        onFiles={(files) => void take(files)}
      >
        or drop it here. {limits}
      </DropZone>
      {message && (
        <Input.Error mt={6} role="alert">
          {message}
        </Input.Error>
      )}
      {file && (
        <ul aria-label="File of the message">
          <AttachmentRow file={file} onRemove={() => field.onChange([])} />
        </ul>
      )}
    </Input.Wrapper>
  )
}
