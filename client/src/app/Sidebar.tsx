import { Link, NavLink } from 'react-router'
import { paths } from '../shared/paths.ts'
import { Wordmark } from '../shared/ui/Wordmark.tsx'
import { useNavigation } from './navigation.ts'
import classes from './Sidebar.module.css'

export function Sidebar() {
  return (
    <aside className={classes.sidebar}>
      <Link to={paths.home()} className={classes.brand} aria-label="Callout, home">
        <Wordmark />
      </Link>
      <nav aria-label="Main">
        <ul className={classes.list}>
          {useNavigation().map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={classes.link ?? ''}>
                <Icon size={18} stroke={1.7} aria-hidden />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
