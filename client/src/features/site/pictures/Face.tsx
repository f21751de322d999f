import { avatarColors } from '../../../components/status/avatarColors.ts'
import classes from './pictures.module.css'

export function Face({ initials, color }: { readonly initials: string; readonly color: string }) {
  return (
    <i className={classes.face} style={avatarColors(color)}>
      {initials}
    </i>
  )
}
