import { Button, Textarea } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { messages } from '@callout/contracts/text/messages'
import { unmarked } from '../../lib/forms/required.ts'
import { DropZone } from '../files/DropZone.tsx'
import { FormSection } from '../form/FormLayout.tsx'
import type { Import } from './defineImport.ts'
import { MOST_BYTES, MOST_ROWS, openFile, openText, type OpenedFile } from './file/fileTable.ts'
import { saveSample } from './file/problemFile.ts'
import classes from './Import.module.css'

interface SourceStepProps {
  readonly kind: Import
  readonly onOpen: (file: OpenedFile) => void
}

const limits = `Excel (.xlsx), CSV or text, up to ${MOST_ROWS.toLocaleString('en')} rows and ${MOST_BYTES / 1_000_000} MB.`
const accepted =
  '.xlsx,.csv,.tsv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain,text/tab-separated-values'

function FileZone({ onOpen }: Pick<SourceStepProps, 'onOpen'>) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setIsReading(true)
    const opened = await openFile(file).catch(() => ({ problem: messages.fileReadFailed }))
    setIsReading(false)
    if ('problem' in opened) setProblem(opened.problem)
    else onOpen(opened)
  }
  return (
    <>
      <DropZone
        label="File to import"
        action="Choose a file"
        icon={<IconFileSpreadsheet size={16} aria-hidden />}
        accept={accepted}
        isReading={isReading}
        onFiles={([file]) => void open(file)}
      >
        or drop it here. {limits}
      </DropZone>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

function PasteField({ onOpen }: Pick<SourceStepProps, 'onOpen'>) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const open = (event: FormEvent): void => {
    event.preventDefault()
    const opened = text.trim() === '' ? { problem: messages.required } : openText('Pasted rows', text)
    if ('problem' in opened) setProblem(opened.problem)
    else onOpen(opened)
  }
  return (
    <form onSubmit={open} noValidate className="stack gap12">
      <Textarea
        label="Rows copied from a spreadsheet"
        description="First row is a header"
        {...unmarked}
        rows={5}
        spellCheck={false}
        classNames={{ input: classes.code ?? '' }}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(null)
        }}
        error={problem}
      />
      <div className="wrap gap8">
        <Button type="submit" variant="default">
          Use these rows
        </Button>
      </div>
    </form>
  )
}

export function SourceStep({ kind, onOpen }: SourceStepProps) {
  const labels = Object.values(kind.fields)
  const listed = (isRequired: boolean): string =>
    labels
      .filter((field) => (field.isRequired ?? false) === isRequired)
      .map(({ label }) => label)
      .join(', ')
  return (
    <>
      <FormSection title="From a file">
        <FileZone onOpen={onOpen} />
      </FormSection>
      <FormSection title="From the clipboard">
        <PasteField onOpen={onOpen} />
      </FormSection>
      <FormSection title="Supported columns">
        <p className={classes.text}>
          <strong>Each row needs:</strong> {listed(true)}
        </p>
        <p className={classes.text}>
          <strong>It can also have:</strong> {listed(false)}
        </p>
        <div className="wrap gap8">
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => saveSample(kind)}>
            Download a sample file
          </Button>
        </div>
      </FormSection>
    </>
  )
}
