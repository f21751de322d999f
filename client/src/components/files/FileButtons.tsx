import { attachmentTypes } from '@callout/contracts/jobs/attachmentLimits'
import { Button } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from './FileButtons.module.css'

interface FileButtonsProps {
  readonly isBusy: boolean
  readonly onChoose: (files: readonly File[]) => void
}

export function FileButtons({ isBusy, onChoose }: FileButtonsProps) {
  const camera = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement): void => {
    const chosen = [...(input.files ?? [])]
    input.value = ''
    if (chosen.length > 0) onChoose(chosen)
  }
  return (
    <div className={`wrap gap8 ${classes.buttons}`}>
      <Button
        className={classes.camera}
        variant="default"
        leftSection={<IconCamera size={16} aria-hidden />}
        disabled={isBusy}
        onClick={() => camera.current?.click()}
      >
        Take photo
      </Button>
      <Button
        variant="default"
        leftSection={<IconPaperclip size={16} aria-hidden />}
        disabled={isBusy}
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
  )
}
