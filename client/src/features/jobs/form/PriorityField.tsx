import { priority } from '@callout/contracts/jobs/status/status'
import { Input, SegmentedControl } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { paths } from '../../../lib/paths.ts'
import type { JobFormValues } from './jobFormValues.ts'

const priorities = Object.entries(priority).map(([value, { label }]) => ({ value, label }))

export function PriorityField() {
  const { control } = useFormContext<JobFormValues>()
  return (
    <Controller
      control={control}
      name="priority"
      render={({ field: { value, onChange } }) => (
        <Input.Wrapper label="Priority" labelElement="div">
          <div>
            <SegmentedControl aria-label="Priority" data={priorities} value={value} onChange={onChange} />
          </div>
          <SettingLink to={paths.settings('jobs', 'defaultPriority')} of="default priority" />
        </Input.Wrapper>
      )}
    />
  )
}
