import { Button, FileInput, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type ControlRequest, lastCallStore, run } from '../control/call.ts'

interface NamedFormProps {
  /** `snapshot`, in labels. */
  readonly noun: string
  /** Path of the thing with a name. */
  readonly getPath: (name: string) => ControlRequest['path']
}

export function SaveForm({ noun, getPath }: NamedFormProps) {
  const [name, setName] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name !== '') void run({ method: 'POST', path: getPath(name) })
  }
  return (
    <form onSubmit={submit} aria-label={`Save ${noun}`}>
      <Group align="end" gap="xs">
        <TextInput label="Name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        <Button type="submit">Save {noun}</Button>
      </Group>
    </form>
  )
}

/** Uploads a JSON file, named after the file. */
export function UploadForm({ noun, getPath }: NamedFormProps) {
  const [file, setFile] = useState<File | null>(null)
  const upload = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!file) return
    const path = getPath(file.name.replace(/\.json$/, ''))
    try {
      const body: unknown = JSON.parse(await file.text())
      await run({ method: 'PUT', path, body })
    } catch {
      lastCallStore.write({ curl: `curl -X PUT ${path} -d @file.json`, status: `${file.name} isn’t JSON.`, isOk: false })
    }
  }
  return (
    <form onSubmit={(event) => void upload(event)} aria-label={`Upload ${noun}`}>
      <Group align="end" gap="xs">
        <FileInput label="File" placeholder={`${noun}.json`} accept="application/json,.json" w={220} value={file} onChange={setFile} />
        <Button type="submit" variant="default">
          Upload {noun}
        </Button>
      </Group>
    </form>
  )
}
