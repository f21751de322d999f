import { useApolloClient } from '@apollo/client/react'
import { attachmentTypes } from '@callout/contracts/jobs/attachments'
import { Alert, Button } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { reloadQueries } from '../../../kit/actions/reloadQueries.ts'
import type { AttachedFile } from '../../../parts/files/attachedFile.ts'
import { AttachmentTile } from '../../../parts/files/AttachmentTile.tsx'
import type { AttachmentValues } from '../../../parts/files/fileValues.ts'
import { readAttachment } from '../../../parts/files/readAttachment.ts'
import { jobQueries } from '../../../parts/jobs/jobQueries.ts'
import { addVisitFiles, filesWords } from '../../../parts/jobs/visitFiles.ts'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { showInfo, showSuccess } from '../../../shared/toasts/toasts.ts'
import files from '../../../parts/files/Attachments.module.css'
import classes from './VisitCard.module.css'

/** Pictures of more bytes are made smaller before they are sent over a phone. */
const SHRINK_ABOVE = 300_000

interface VisitFilesProps {
  readonly jobId: string
  /** null: the backend tells of no visits. */
  readonly visitId: string | null
  /** Those of the visit. */
  readonly shown: readonly AttachedFile[]
}

/** What could not be sent, and why. */
interface Unsent {
  readonly attachments: readonly AttachmentValues[]
  readonly problem: string
}

/** Photos and files of a visit, and a way to add some: what is not sent stays until it is sent or given up. */
function useVisitFiles({ jobId, visitId }: VisitFilesProps) {
  const client = useApolloClient()
  const [progress, setProgress] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [unsent, setUnsent] = useState<Unsent | null>(null)

  const send = async (attachments: readonly AttachmentValues[]): Promise<void> => {
    const words = filesWords(attachments)
    setUnsent(null)
    setProgress(`Sending ${words.toLowerCase()}…`)
    try {
      const areKept = await addVisitFiles(client, { jobId, visitId }, attachments)
      if (areKept) showSuccess(`${words} added`)
      else showInfo(`${words} sent. The service didn’t confirm that it keeps files.`)
      void reloadQueries(client, jobQueries)
    } catch (error) {
      setUnsent({ attachments, problem: refusalOf(error).message })
    }
    setProgress(null)
  }
  const add = async (chosen: readonly File[]): Promise<void> => {
    const attachments: AttachmentValues[] = [...(unsent?.attachments ?? [])]
    const unread: string[] = []
    for (const [place, file] of chosen.entries()) {
      setProgress(`Preparing ${place + 1} of ${chosen.length}…`)
      const read = await readAttachment(file, SHRINK_ABOVE)
      if ('problem' in read) unread.push(read.problem)
      else attachments.push(read.attachment)
    }
    setProblems(unread)
    setProgress(null)
    if (attachments.length > 0) await send(attachments)
  }
  return { progress, problems, unsent, add, retry: () => void (unsent && send(unsent.attachments)), giveUp: () => setUnsent(null) }
}

export function VisitFiles(props: VisitFilesProps) {
  const { progress, problems, unsent, add, retry, giveUp } = useVisitFiles(props)
  const camera = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement): void => {
    const chosen = [...(input.files ?? [])]
    input.value = ''
    if (chosen.length > 0) void add(chosen)
  }
  return (
    <div className={classes.photos}>
      {props.shown.length > 0 && (
        <ul className={files.files} aria-label="Files of this visit">
          {props.shown.map((file) => (
            <AttachmentTile key={file.id} file={file} />
          ))}
        </ul>
      )}
      <div className={classes.reach}>
        <Button
          className={classes.camera}
          variant="default"
          leftSection={<IconCamera size={16} aria-hidden />}
          disabled={progress !== null}
          onClick={() => camera.current?.click()}
        >
          Take photo
        </Button>
        <Button
          variant="default"
          leftSection={<IconPaperclip size={16} aria-hidden />}
          disabled={progress !== null}
          onClick={() => chooser.current?.click()}
        >
          Add files
        </Button>
        <input
          ref={camera}
          type="file"
          hidden
          aria-label="Photo to add"
          accept="image/*"
          capture="environment"
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Files to add"
          accept={attachmentTypes.join(',')}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </div>
      <div role="status" className={classes.soft}>
        {progress}
      </div>
      {problems.map((problem) => (
        <div key={problem} role="alert" className={classes.problem}>
          {problem}
        </div>
      ))}
      {unsent && (
        <Alert color="red" variant="light" role="alert" title={`${filesWords(unsent.attachments)} not sent`}>
          {unsent.problem}
          <div className={classes.reach}>
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
