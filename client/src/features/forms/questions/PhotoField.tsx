import { MOST_PHOTO_LETTERS, MOST_PHOTOS } from '@callout/contracts/forms/questions'
import { Button, CloseButton, Input } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { base64Of, shrinkPicture, unreadableText } from '../../../components/files/readAttachment.ts'
import type { Filled } from './answers.ts'
import type { AnswerProps } from './answerProps.ts'
import classes from './Forms.module.css'

const LONGEST_SIDE = 1280
const SMALLER_SIDE = 800

type Photo = NonNullable<Filled['photos']>[number]

/** Scales a picture down for the offline queue, or says why it wasn't added. */
async function readPhoto(file: File): Promise<Photo | { readonly problem: string }> {
  try {
    for (const side of [LONGEST_SIDE, SMALLER_SIDE]) {
      const fileBase64 = await base64Of(await shrinkPicture(file, side))
      if (fileBase64.length <= MOST_PHOTO_LETTERS) return { contentType: 'image/jpeg', fileBase64 }
    }
    return { problem: `${file.name}: This photo is too large` }
  } catch {
    return { problem: `${file.name}: ${unreadableText(file, 'This photo can’t be read. Choose another one.')}` }
  }
}

export const photoAddress = ({ contentType, fileBase64 }: Photo): string =>
  `data:${contentType === 'image/png' ? contentType : 'image/jpeg'};base64,${fileBase64}`

export function PhotoField({ field, filled, onFill, problem }: AnswerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const photos = filled?.photos ?? []
  const add = async (files: readonly File[]): Promise<void> => {
    setIsBusy(true)
    setFailed([])
    const read = await Promise.all(files.slice(0, MOST_PHOTOS - photos.length).map(readPhoto))
    const added = read.flatMap((photo) => ('problem' in photo ? [] : [photo]))
    if (added.length > 0) onFill((now) => ({ photos: [...(now.photos ?? []), ...added].slice(0, MOST_PHOTOS) }))
    setFailed([
      ...read.flatMap((photo) => ('problem' in photo ? [photo.problem] : [])),
      ...(files.length > read.length ? [`Add up to ${MOST_PHOTOS} photos`] : []),
    ])
    setIsBusy(false)
  }
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label component="span" id={id} size="md" required={field.isRequired === true}>
        {field.name}
      </Input.Label>
      <div className={`row ${classes.tools}`}>
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
          {photos.map((photo, index) => (
            <li key={`${index} ${photo.fileBase64.length}`}>
              <img src={photoAddress(photo)} alt={`${field.name}, ${index + 1} of ${photos.length}`} />
              <CloseButton
                className={classes.remove}
                variant="default"
                size={36}
                aria-label={`Remove photo ${index + 1} of ${field.name}`}
                onClick={() => onFill((now) => ({ photos: now.photos?.filter((item) => item !== photo) }))}
              />
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
      {failed.map((reason) => (
        <p key={reason} className={classes.problem} role="alert">
          {reason}
        </p>
      ))}
    </div>
  )
}
