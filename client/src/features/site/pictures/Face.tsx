import { avatarColors } from '../../../components/status/avatarColors.ts'
import classes from './pictures.module.css'

/** A person's mark, as the product draws it. */
export function Face({ initials, color }: { readonly initials: string; readonly color: string }) {
  return (
    <i className={classes.face} style={avatarColors(color)}>
      {initials}
    </i>
  )
}
