import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { SettingLink } from '../../settings/shared/SettingLink.tsx'
import { useDayWarning } from './useDayWarning.ts'
import classes from './Schedule.module.css'

/** What speaks against the chosen days, a line for each. They can be booked all the same. */
export function DayWarnings({ dates }: { readonly dates: readonly string[] }) {
  const { shortDay } = useFormat()
  const warningOn = useDayWarning()
  const odd = dates.flatMap((date) => {
    const warning = warningOn(date)
    return warning === null ? [] : [{ date, warning }]
  })
  return (
    <>
      <div role="status" className={classes.warnings}>
        {odd.map(({ date, warning }) => (
          <p key={date}>
            {shortDay(date)} is {warning}
          </p>
        ))}
      </div>
      {odd.length > 0 && <SettingLink to={paths.settings('hours')} of="business hours" />}
    </>
  )
}
