import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Removal } from './useDeletes.ts'
import classes from './DeleteItem.module.css'

/** Delete menu item; stays focusable and shows the reason when deletion is not possible. */
export function DeleteItem({ problem, remove }: Removal) {
  const icon = <IconTrash size={16} stroke={1.75} aria-hidden />
  if (problem === null)
    return (
      <Menu.Item color="var(--co-red-text)" leftSection={icon} onClick={remove}>
        Delete
      </Menu.Item>
    )
  return (
    <Menu.Item aria-disabled closeMenuOnClick={false} leftSection={icon} className={classes.refused}>
      Delete <span className={classes.problem}>{problem}</span>
    </Menu.Item>
  )
}
