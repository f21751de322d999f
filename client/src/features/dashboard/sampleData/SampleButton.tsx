import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'

const SampleDialog = lazyWithPreload(async () => (await import('./SampleDialog.tsx')).SampleDialog)

const labels = { add: 'Add sample data', remove: 'Remove sample data' } as const

export function SampleButton({ kind }: { readonly kind: keyof typeof labels }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" onPointerEnter={SampleDialog.preload} onClick={() => setIsOpen(true)}>
        {labels[kind]}
      </Button>
      {isOpen && <SampleDialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  )
}
