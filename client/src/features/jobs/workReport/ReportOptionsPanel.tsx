import { Checkbox, Switch } from '@mantine/core'
import { photoMarkLabels, readMark } from '../../../components/files/photoMarks.ts'
import { Panel } from '../../../components/record/Parts.tsx'
import type { ReportOptions, WorkReport } from './workReport.ts'

interface ReportOptionsPanelProps {
  readonly report: WorkReport
  readonly options: ReportOptions
  readonly onChange: (options: ReportOptions) => void
}

function photoLabel(fileName: string | null): string {
  const { mark, name } = readMark(fileName ?? 'Unnamed file')
  return mark ? `${photoMarkLabels[mark]}: ${name}` : name
}

/** Parts of the report: times, and photos. */
export function ReportOptionsPanel({ report, options, onChange }: ReportOptionsPanelProps) {
  const { photos, visits } = report
  const toggle = (id: string): void => {
    const without = new Set(options.without)
    if (!without.delete(id)) without.add(id)
    onChange({ ...options, without })
  }
  return (
    <Panel title="Options">
      {visits.length > 0 && (
        <Switch
          label="Show times"
          checked={options.withTimes}
          onChange={({ currentTarget }) => onChange({ ...options, withTimes: currentTarget.checked })}
        />
      )}
      {photos === null && <p className="hint flush">Photos: not available</p>}
      {photos?.length === 0 && <p className="hint flush">No photos</p>}
      {photos !== null && photos.length > 0 && (
        <fieldset className="stack gap8">
          <legend className="strong">Photos</legend>
          {photos.map(({ id, fileName }) => (
            <Checkbox key={id} label={<bdi>{photoLabel(fileName)}</bdi>} checked={!options.without.has(id)} onChange={() => toggle(id)} />
          ))}
        </fieldset>
      )}
    </Panel>
  )
}
