import { useController, useWatch } from 'react-hook-form'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { NotifyCustomerField } from '../actionDialogs/NotifyCustomerField.tsx'
import { paths } from '../../../lib/paths.ts'
import classes from './JobForm.module.css'
import type { JobFormValues } from './jobFormValues.ts'

/** Starts as the settings say. */
export function NotifySwitch({ customerName }: { readonly customerName: string | null }) {
  const { field } = useController<JobFormValues, 'notifyCustomer'>({ name: 'notifyCustomer' })
  const [customerId, propertyId, dates, startTime] = useWatch<JobFormValues, ['customerId', 'propertyId', 'dates', 'startTime']>({
    name: ['customerId', 'propertyId', 'dates', 'startTime'],
  })
  const about = { customerId, propertyId, date: dates.toSorted()[0], startTime }
  return (
    <div className={classes.notify}>
      <NotifyCustomerField
        action="SCHEDULE"
        target={{ customerId: customerId || null, customerName }}
        isNotifying={field.value}
        onChange={field.onChange}
        about={about}
      />
      <SettingLink to={paths.settings('jobs', 'askBeforeMessaging')} of="notifying customers" />
    </div>
  )
}
