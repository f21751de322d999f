import { ListPage } from '../../../components/list/ListPage.tsx'
import { paths } from '../../../lib/paths.ts'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import { ClosedPage } from '../../../components/states/ClosedPage.tsx'
import { messageList } from './messageList.tsx'

export function MessagesPage() {
  if (useAuthority()('manage_notifications') === false)
    return (
      <ClosedPage title={messageList.title} back={{ to: paths.settings(), label: 'Settings' }}>
        Only the owner, a branch head, or a staff admin who can manage notifications can see every message.
      </ClosedPage>
    )
  return <ListPage list={messageList} />
}
