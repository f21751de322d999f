import { useApolloClient } from '@apollo/client/react'
import { Input, Text } from '@mantine/core'
import { useState } from 'react'
import { toApiError } from '../../../lib/api/apiError.ts'
import { showInfo } from '../../../components/toasts/toasts.ts'
import classes from '../../../components/files/AttachmentFields.module.css'
import { AttachmentRow } from '../../../components/files/AttachmentRow.tsx'
import { FileButtons } from '../../../components/files/FileButtons.tsx'
import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import type { ActionTarget } from '../../visits/actionTarget.ts'
import { addVisitFiles, formatFiles } from '../../visits/visitFiles.ts'
import { readFiles } from '../../../components/files/readAttachment.ts'

type Files = AttachmentValues[]

/** Files of a step: uploaded once before it, and preserved if the upload or the step fails. `change` receives the remaining ones. */
export function useStepFiles(
  { jobId, visitId, name }: Pick<ActionTarget, 'jobId' | 'visitId' | 'name'>,
  files: Files,
  change: (next: (now: Files) => Files) => void,
) {
  const client = useApolloClient()
  const [progress, setProgress] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const add = async (chosen: readonly File[]): Promise<void> => {
    const read = await readFiles(chosen, (position) => setProgress(`Preparing ${position} of ${chosen.length}…`))
    setProgress(null)
    setProblems(read.problems)
    change((now) => [...now, ...read.attachments])
  }
  const send = async (): Promise<boolean> => {
    if (files.length === 0) return true
    const text = formatFiles(files)
    setProgress(`Sending ${text.toLowerCase()}…`)
    setProblems([])
    try {
      const came = await addVisitFiles(client, { jobId, visitId, name }, files)
      if (came === 'unknown') showInfo(`${text} sent. We couldn’t confirm that they were saved.`)
      change(() => [])
      return true
    } catch (error) {
      setProblems([`${text} not sent, and the visit isn’t finished. ${toApiError(error).message}`])
      return false
    } finally {
      setProgress(null)
    }
  }
  const remove = (file: AttachmentValues): void => change((now) => now.filter((item) => item !== file))
  return { files, progress, problems, add, send, remove }
}

export function FinishFiles({ files, progress, problems, add, remove }: ReturnType<typeof useStepFiles>) {
  return (
    <Input.Wrapper label="Photos and files" labelElement="div">
      <FileButtons isBusy={progress !== null} onChoose={(chosen) => void add(chosen)} />
      <Text c="dimmed" role="status">
        {progress}
      </Text>
      {problems.map((problem) => (
        <Input.Error key={problem} role="alert">
          {problem}
        </Input.Error>
      ))}
      {files.length > 0 && (
        <ul className={classes.files} aria-label="Files to send">
          {files.map((file, index) => (
            <AttachmentRow key={`${index} ${file.fileName}`} file={file} onRemove={() => remove(file)} />
          ))}
        </ul>
      )}
    </Input.Wrapper>
  )
}
