import { attachmentTypes } from '@callout/contracts/jobs/attachmentLimits'
import { Input } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { AttachmentRow } from '../../../components/files/AttachmentRow.tsx'
import { DropZone } from '../../../components/files/DropZone.tsx'
import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import { readAttachment } from '../../../components/files/readAttachment.ts'

interface ApprovalFileProps {
  readonly file: AttachmentValues | null
  readonly onChange: (file: AttachmentValues | null) => void
}

/** The customer's letter or message, if there is one. */
export function ApprovalFile({ file, onChange }: ApprovalFileProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const take = async ([chosen]: readonly File[]): Promise<void> => {
    if (!chosen) return
    setIsReading(true)
    const read = await readAttachment(chosen)
    setIsReading(false)
    setProblem('problem' in read ? read.problem : null)
    if ('attachment' in read) onChange(read.attachment)
  }
  return (
    <Input.Wrapper label="File" labelElement="div" error={problem}>
      <DropZone
        label="File of the approval"
        action={file ? 'Choose another file' : 'Choose a file'}
        icon={<IconPaperclip size={16} aria-hidden />}
        accept={attachmentTypes.join(',')}
        isReading={isReading}
        variant="default"
        onFiles={(files) => void take(files)}
      >
        such as the customer’s letter.
      </DropZone>
      {file && (
        <ul aria-label="File of the approval">
          <AttachmentRow file={file} onRemove={() => onChange(null)} />
        </ul>
      )}
    </Input.Wrapper>
  )
}
