import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'

const SHOWN_MS = 1500

/** Copies a text to the clipboard. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), SHOWN_MS)
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      onClick={() => void copy().catch(() => undefined)}
      leftSection={isCopied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
    >
      {isCopied ? 'Copied' : label}
    </Button>
  )
}
