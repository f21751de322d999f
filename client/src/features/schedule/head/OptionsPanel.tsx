import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { Button, Checkbox, Input, SegmentedControl } from '@mantine/core'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { useCalendarSettings } from '../../settings/lookups/useCalendarSettings.ts'
import { useTeam } from '../../staff/team/useTeam.ts'
import { paths } from '../../../lib/paths.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import { statusTable } from '../../../components/status/statusTable.ts'
import { type PopupOfButton, ButtonPopover } from '../../../components/overlays/usePopupButton.ts'
import { type BoardPlace, type changedSearch } from './boardAddress.ts'
import { type BoardColor, boardColors } from '../board/colors.ts'
import { type LaneKind, laneKinds } from '../board/lanes.ts'
import classes from './BoardHeader.module.css'
import { toggled } from '../../../lib/toggled.ts'
import type { JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

interface OptionsPanelProps {
  readonly popup: PopupOfButton
  readonly place: BoardPlace
  /** The map always colors by technician. */
  readonly hasColours: boolean
  readonly hasLanes: boolean
  readonly onChange: (change: Parameters<typeof changedSearch>[1]) => void
}

const statuses = (Object.keys(jobStatus) as JobStatus[]).filter((status) => status !== 'UNSCHEDULED')

interface PeopleChoiceProps extends Pick<OptionsPanelProps, 'onChange'> {
  readonly staffIds: readonly string[]
}

function PeopleChoice({ staffIds, onChange }: PeopleChoiceProps) {
  const { people, problem } = useTeam(true)
  return (
    <>
      <Input.Label component="span">People</Input.Label>
      {problem && <p className="dim">{problem}</p>}
      <div role="group" aria-label="People" className={classes.people}>
        {people.map(({ id, name, color }) => (
          <Checkbox
            key={id}
            checked={staffIds.includes(id)}
            onChange={() => onChange({ staffIds: toggled(staffIds, id) })}
            label={
              <span className="row gap8">
                <StaffAvatar name={name} color={color} size={20} />
                <span dir="auto">{name ?? 'Unknown'}</span>
              </span>
            }
          />
        ))}
      </div>
    </>
  )
}

export function OptionsPanel({ popup, place, hasColours, hasLanes, onChange }: OptionsPanelProps) {
  const { staffIds } = place
  const isAlone = useWorksAlone()
  const colors = Object.entries(boardColors).filter(([value]) => !(isAlone && value === 'staff'))
  const { colourBy } = useCalendarSettings()
  return (
    <ButtonPopover popup={popup} label="Filters" className={classes.options} position="bottom-end" width={320}>
      {hasColours && (
        <>
          <Input.Label component="span">Color by</Input.Label>
          <SegmentedControl
            fullWidth
            size="xs"
            className={classes.colours}
            aria-label="Color by"
            value={place.colour ?? colourBy.toLowerCase()}
            onChange={(colour) => onChange({ colour: colour as BoardColor })}
            data={colors.map(([value, label]) => ({ value, label }))}
          />
        </>
      )}
      {hasLanes && !isAlone && (
        <>
          <Input.Label component="span">People as</Input.Label>
          <SegmentedControl
            fullWidth
            size="xs"
            className={classes.lanes}
            aria-label="People as"
            value={place.lanes}
            onChange={(lanes) => onChange({ lanes: lanes as LaneKind })}
            data={Object.entries(laneKinds).map(([value, label]) => ({ value, label }))}
          />
        </>
      )}
      <Input.Label component="span">Status</Input.Label>
      <div role="group" aria-label="Status" className={`wrap ${classes.choices}`}>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            className={classes.choice}
            aria-pressed={place.statuses.includes(status)}
            onClick={() => onChange({ statuses: toggled(place.statuses, status) })}
          >
            {statusTable[status].label}
          </button>
        ))}
      </div>
      {!isAlone && <PeopleChoice staffIds={staffIds} onChange={onChange} />}
      <div className={`stack ${classes.defaults}`}>
        <SettingLink to={paths.settings('calendar')} of="schedule" />
      </div>
      {staffIds.length + place.statuses.length > 0 && (
        <Button mt="sm" size="xs" variant="default" onClick={() => onChange({ staffIds: [], statuses: [] })}>
          Clear filters
        </Button>
      )}
    </ButtonPopover>
  )
}
