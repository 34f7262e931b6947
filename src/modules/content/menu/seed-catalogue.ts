import type { Catalogue } from './catalogue.ts'
import type { MenuPorts } from './ports.ts'

export async function seedCatalogue(
  { services, addToCatalogue }: MenuPorts,
  catalogue: Catalogue,
): Promise<void> {
  if ((await services.count()) === 0) await addToCatalogue(catalogue)
}
