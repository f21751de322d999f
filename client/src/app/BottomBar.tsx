import { NavLink } from 'react-router'
import classes from './BottomBar.module.css'
import { useNavigation } from './navigation.ts'

/** The navigation of a phone, in reach of the thumb. */
export function BottomBar() {
  return (
    <nav aria-label="Main" className={classes.bar} data-bottom-bar>
      {useNavigation().map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} className={classes.link ?? ''}>
          <Icon size={22} stroke={1.7} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
