import { priority } from '@callout/contracts/jobs/status/status'
import { Input } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import { BesideLink } from '../../../parts/company/BesideLink.tsx'
import { paths } from '../../../shared/paths.ts'
import { SegmentedControl } from '../../../shared/ui/SegmentedControl.tsx'
import type { JobFormValues } from './jobFormValues.ts'

const priorities = Object.values(priority).map(({ code, label }) => ({ value: String(code), label }))

export function PriorityField() {
  const { control } = useFormContext<JobFormValues>()
  return (
    <Controller
      control={control}
      name="priority"
      render={({ field: { value, onChange } }) => (
        <Input.Wrapper label="Priority" labelElement="div">
          <div>
            <SegmentedControl aria-label="Priority" data={priorities} value={String(value)} onChange={(code) => onChange(Number(code))} />
          </div>
          <BesideLink needs="manage_settings" to={paths.settings('jobs', 'defaultPriority')}>
            Change the default priority
          </BesideLink>
        </Input.Wrapper>
      )}
    />
  )
}
