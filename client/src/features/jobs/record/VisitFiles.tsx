import { useApolloClient } from '@apollo/client/react'
import { Alert, Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { AttachmentTile, type AttachedFile } from '../../../components/files/AttachmentTile.tsx'
import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import { FileButtons } from '../../../components/files/FileButtons.tsx'
import { jobQueries } from '../queries/jobQueries.ts'
import { addVisitFiles, formatFiles } from '../../visits/visitFiles.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import files from '../../../components/files/Attachments.module.css'
import classes from './VisitCard.module.css'
import { byMark, type PhotoMark, photoMarkLabels, withMark } from '../../../components/files/photoMarks.ts'
import { readFiles } from '../../../components/files/readAttachment.ts'

interface VisitFilesProps {
  readonly jobId: string
  /** null: no visits are returned. */
  readonly visitId: string | null
  readonly name: string
  readonly shown: readonly AttachedFile[]
}

interface Unsent {
  readonly attachments: readonly AttachmentValues[]
  readonly problem: string
}

function useVisitFiles({ jobId, visitId, name }: VisitFilesProps) {
  const client = useApolloClient()
  const [progress, setProgress] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const [mark, setMark] = useState<PhotoMark | null>(null)

  const send = async (attachments: readonly AttachmentValues[]): Promise<void> => {
    const text = formatFiles(attachments)
    setUnsent(null)
    setProgress(`Sending ${text.toLowerCase()}…`)
    try {
      const result = await addVisitFiles(client, { jobId, visitId, name }, attachments)
      if (result === 'done') showSuccess(`${text} added`)
      else if (result === 'queued') showInfo(`${text} waiting to send`)
      else showInfo(`${text} sent. We couldn’t confirm that they were saved.`)
      void reloadQueries(client, jobQueries)
    } catch (error) {
      setUnsent({ attachments, problem: toApiError(error).message })
    }
    setProgress(null)
  }
  const add = async (chosen: readonly File[]): Promise<void> => {
    const { attachments: read, problems: unread } = await readFiles(chosen, (position) =>
      setProgress(`Preparing ${position} of ${chosen.length}…`),
    )
    const named = read.map((file) => (file.contentType.startsWith('image/') ? { ...file, fileName: withMark(file.fileName, mark) } : file))
    const attachments = [...(unsent?.attachments ?? []), ...named]
    setProblems(unread)
    setProgress(null)
    if (attachments.length > 0) await send(attachments)
  }
  return {
    progress,
    problems,
    unsent,
    mark,
    setMark,
    add,
    retry: () => void (unsent && send(unsent.attachments)),
    giveUp: () => setUnsent(null),
  }
}

export function VisitFiles(props: VisitFilesProps) {
  const { progress, problems, unsent, mark, setMark, add, retry, giveUp } = useVisitFiles(props)
  return (
    <div className={`stack gap8 ${classes.photos}`}>
      {props.shown.length > 0 && (
        <ul className={`grid list ${files.files}`} aria-label="Files of this visit">
          {byMark(props.shown).map((file) => (
            <AttachmentTile key={file.id} file={file} />
          ))}
        </ul>
      )}
      <SegmentedControl
        className={classes.marks}
        aria-label="Mark new photos"
        size="sm"
        value={mark ?? ''}
        onChange={(value) => setMark(value === 'before' || value === 'after' ? value : null)}
        data={[
          { value: '', label: 'No mark' },
          { value: 'before', label: photoMarkLabels.before },
          { value: 'after', label: photoMarkLabels.after },
        ]}
      />
      <FileButtons isBusy={progress !== null} onChoose={(chosen) => void add(chosen)} />
      <div role="status" className={classes.soft}>
        {progress}
      </div>
      {problems.map((problem) => (
        <div key={problem} role="alert" className={classes.problem}>
          {problem}
        </div>
      ))}
      {unsent && (
        <Alert color="red" variant="light" role="alert" title={`${formatFiles(unsent.attachments)} not sent`}>
          {unsent.problem}
          <div className={`wrap gap8 ${classes.reach}`}>
            <Button size="compact-sm" onClick={retry}>
              Try again
            </Button>
            <Button size="compact-sm" variant="default" onClick={giveUp}>
              Discard
            </Button>
          </div>
        </Alert>
      )}
    </div>
  )
}
