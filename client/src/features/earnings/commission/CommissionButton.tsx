import { Button } from '@mantine/core'
import { IconPercentage } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import type { EarningsInput } from '../../../lib/api/schemaTypes.generated.ts'

const CommissionDialog = lazyWithPreload(async () => (await import('./CommissionDialog.tsx')).CommissionDialog)

interface CommissionButtonProps {
  readonly input: EarningsInput
  readonly periodText: string
}

export function CommissionButton(props: CommissionButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const seesEarnings = useHasAuthority('view_earnings')
  const seesPrices = useHasAuthority('view_prices')
  const mayExport = useHasAuthority('export_data')
  if (!seesEarnings || !seesPrices || !mayExport) return null
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPercentage size={15} aria-hidden />}
        onClick={() => setIsOpen(true)}
        onPointerEnter={CommissionDialog.preload}
      >
        Commission
      </Button>
      {isOpen && <CommissionDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
