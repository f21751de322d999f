import { Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { useState } from 'react'
import { PlanDialog } from './lazyDialogs.ts'

export function PlanDayButton({ date, branchId }: { readonly date: string; readonly branchId: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconRoute size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        Plan this day
      </Button>
      {isOpen && <PlanDialog date={date} branchId={branchId} person={null} onClose={() => setIsOpen(false)} />}
    </>
  )
}
