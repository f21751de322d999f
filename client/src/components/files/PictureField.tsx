import { messages } from '@callout/contracts/text/messages'
import { MAX_PICTURE_TEXT, pictureTooLarge } from '@callout/contracts/text/rules'
import { Button, Input } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { base64Of, shrinkPicture, withoutMetadata } from './readAttachment.ts'
import { safePicture } from './safeAddress.ts'
import classes from './PictureField.module.css'

const types = ['image/png', 'image/jpeg', 'image/webp']
/** Larger files are scaled down. */
const SMALL_BYTES = 40_000
/** Longest side in pixels, tried in order until the picture is small enough. */
const sides = [480, 320]

const getAddress = async (picture: Blob): Promise<string> => `data:${picture.type};base64,${await base64Of(picture)}`

/** The file as a `data:` URL; null if it is too large even when scaled down. Rejects if it can't be read. */
async function pictureOf(file: File): Promise<string | null> {
  if (file.size <= SMALL_BYTES) {
    const address = await getAddress(await withoutMetadata(file))
    if (address.length <= MAX_PICTURE_TEXT) return address
  }
  for (const side of sides) {
    const address = await getAddress(await shrinkPicture(file, side))
    if (address.length <= MAX_PICTURE_TEXT) return address
  }
  return null
}

interface PictureFieldProps {
  readonly name: string
  readonly label: string
}

export function PictureField({ name, label }: PictureFieldProps) {
  const labelId = useId()
  const { field, fieldState } = useController<Record<string, unknown>>({ name })
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const value = String(field.value ?? '')
  const shown = safePicture(value)
  const noun = label.toLowerCase()
  const take = async (file: File | undefined): Promise<void> => {
    setProblem(null)
    if (!file) return
    if (!types.includes(file.type)) return setProblem('Choose a PNG, JPEG or WebP picture')
    try {
      const picture = await pictureOf(file)
      if (picture === null) setProblem(pictureTooLarge)
      else field.onChange(picture)
    } catch {
      setProblem(messages.fileReadFailed)
    }
  }
  const error = problem ?? fieldState.error?.message
  return (
    <div role="group" aria-labelledby={labelId}>
      <Input.Label component="span" id={labelId}>
        {label}
      </Input.Label>
      <div className="row gap16">
        <span className={`row box ${classes.picture}`}>
          {shown ? <img src={shown} alt={label} /> : <IconPhoto size={24} stroke={1.4} aria-hidden />}
        </span>
        <div className="row wrap gap8">
          <Button ref={field.ref} variant="default" onClick={() => input.current?.click()}>
            {value ? `Change ${noun}` : `Add a ${noun}`}
          </Button>
          {value && (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                setProblem(null)
                field.onChange('')
              }}
            >
              Remove {noun}
            </Button>
          )}
          <span className={`hint ${classes.note}`}>PNG, JPEG or WebP.</span>
          {error && (
            <span role="alert" className={classes.problem}>
              {error}
            </span>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${label} file`}
        accept={types.join(',')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
