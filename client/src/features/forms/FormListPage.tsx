import { ListPage } from '../../components/list/ListPage.tsx'
import { formList } from './list/formList.tsx'

export const FormListPage = () => <ListPage list={formList} />
