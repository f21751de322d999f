import { IconAlertOctagon } from '@tabler/icons-react'
import type { CustomerRowFragment } from './customerList.generated.ts'
import classes from './customerList.module.css'

/** What one has to know of a customer before anything else. */
export const CustomerMarks = ({ customer: { isDoNotService, isActive } }: { readonly customer: CustomerRowFragment }) => (
  <>
    {isDoNotService && (
      <span className={classes.refused}>
        <IconAlertOctagon size={13} aria-hidden /> Do not service
      </span>
    )}
    {isActive === false && <span className={classes.tag}>Inactive</span>}
  </>
)

export const Tags = ({ tags }: { readonly tags: readonly string[] | null }) => (
  <span className={classes.tags}>
    {tags?.map((tag) => (
      <span key={tag} className={classes.tag} dir="auto">
        {tag}
      </span>
    ))}
  </span>
)
