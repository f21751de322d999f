import { LazyImportPage } from '../../../components/import/LazyImportPage.ts'
import { serviceImport } from './serviceImport.ts'

/** `/price-list/import`: imports services and products from a file. */
export const ImportServicesPage = () => <LazyImportPage kind={serviceImport} />
