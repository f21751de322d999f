import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Wordmark } from '../../components/page/Wordmark.tsx'
import { AreaGroupList } from './AreaGroupList.tsx'
import { useNavigation } from '../navigation.ts'
import classes from './Sidebar.module.css'

export function Sidebar() {
  return (
    <aside className={`stack ${classes.sidebar}`}>
      <Link to={paths.home()} className={`row ${classes.brand}`} aria-label="Callout, home">
        <Wordmark />
      </Link>
      <nav aria-label="Main" className="stack gap20">
        {useNavigation().map((group) => (
          <AreaGroupList key={group.label} group={group} />
        ))}
      </nav>
    </aside>
  )
}
