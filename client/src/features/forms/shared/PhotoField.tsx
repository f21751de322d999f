import { MOST_PHOTO_LETTERS, MOST_PHOTOS } from '@callout/contracts/forms/questions'
import { Button, CloseButton, Input } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { base64Of, shrinkPicture } from '../../../components/files/readAttachment.ts'
import type { Filled } from './answers.ts'
import type { AnswerProps } from './answerProps.ts'
import classes from './Forms.module.css'

const LONGEST_SIDE = 1280
const SMALLER_SIDE = 800

/** Scales a picture down for the offline queue. Rejects if it can't be read. */
async function readPhoto(file: File) {
  for (const side of [LONGEST_SIDE, SMALLER_SIDE]) {
    const fileBase64 = await base64Of(await shrinkPicture(file, side))
    if (fileBase64.length <= MOST_PHOTO_LETTERS) return { contentType: 'image/jpeg', fileBase64 }
  }
  throw new Error('This photo is too large')
}

/** `data:` URL of a picture. */
export const photoAddress = ({ contentType, fileBase64 }: NonNullable<Filled['photos']>[number]): string =>
  `data:${contentType === 'image/png' ? contentType : 'image/jpeg'};base64,${fileBase64}`

/** Pictures from the camera or the device. */
export function PhotoField({ field, filled, onFill, problem }: AnswerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const photos = filled?.photos ?? []
  const add = async (files: readonly File[]): Promise<void> => {
    setIsBusy(true)
    setFailed(null)
    try {
      const added = await Promise.all(files.slice(0, MOST_PHOTOS - photos.length).map(readPhoto))
      onFill((now) => ({ photos: [...(now.photos ?? []), ...added].slice(0, MOST_PHOTOS) }))
      if (files.length > added.length) setFailed(`Add up to ${MOST_PHOTOS} photos`)
    } catch {
      setFailed('This photo can’t be read. Choose another one.')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label component="span" id={id} size="md" required={field.isRequired === true}>
        {field.name}
      </Input.Label>
      <div className={classes.tools}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconCamera size={18} aria-hidden />}
          loading={isBusy}
          disabled={photos.length >= MOST_PHOTOS}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onClick={() => input.current?.click()}
        >
          Add photo
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/*"
          aria-label={`Photos of ${field.name}`}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            if (files.length > 0) void add(files)
          }}
        />
      </div>
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map((photo, place) => (
            <li key={`${place} ${photo.fileBase64.length}`}>
              <img src={photoAddress(photo)} alt={`${field.name}, ${place + 1} of ${photos.length}`} />
              <CloseButton
                className={classes.remove}
                variant="default"
                size={36}
                aria-label={`Remove photo ${place + 1} of ${field.name}`}
                onClick={() => onFill((now) => ({ photos: now.photos?.filter((one) => one !== photo) }))}
              />
            </li>
          ))}
        </ul>
      )}
      {(problem ?? failed) && (
        <p id={`${id}-problem`} className={classes.problem} role={failed ? 'alert' : undefined}>
          {problem ?? failed}
        </p>
      )}
    </div>
  )
}
