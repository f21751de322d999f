import { messages } from '@callout/contracts/messages'
import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { base64Of } from '../../../parts/files/readAttachment.ts'
import { shrinkPicture } from '../../../parts/files/shrinkPicture.ts'
import type { SettingValues } from '../settingRecord.ts'
import classes from '../settings.module.css'

const types = ['image/png', 'image/jpeg', 'image/webp']
/** Larger ones are made smaller. */
const SMALL_BYTES = 40_000
const LONGEST_SIDE = 320

/** The picture of a file as `data:` address. Rejects where it cannot be read. */
async function logoOf(file: File): Promise<string> {
  const picture = file.size > SMALL_BYTES ? await shrinkPicture(file, LONGEST_SIDE) : file
  return `data:${picture.type};base64,${await base64Of(picture)}`
}

/** The picture that stands for the company. */
export function LogoField() {
  const { field, fieldState } = useController<SettingValues>({ name: 'logo' })
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const logo = String(field.value ?? '')
  const take = async (file: File | undefined): Promise<void> => {
    setProblem(null)
    if (!file) return
    if (!types.includes(file.type)) return setProblem('Choose a PNG, JPEG or WebP picture')
    try {
      field.onChange(await logoOf(file))
    } catch {
      setProblem(messages.fileReadFailed)
    }
  }
  const error = problem ?? fieldState.error?.message
  return (
    <div className={classes.logo} role="group" aria-label="Logo">
      <span className={classes.picture}>{logo ? <img src={logo} alt="Logo" /> : <IconPhoto size={24} stroke={1.4} aria-hidden />}</span>
      <div className={classes.logoButtons}>
        <Button variant="default" onClick={() => input.current?.click()}>
          {logo ? 'Change logo' : 'Add a logo'}
        </Button>
        {logo && (
          <Button variant="subtle" color="gray" onClick={() => field.onChange('')}>
            Remove logo
          </Button>
        )}
        <span className={classes.note}>PNG, JPEG or WebP.</span>
        {error && (
          <span role="alert" className={classes.problem}>
            {error}
          </span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Logo file"
        accept={types.join(',')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
