// What people of the simulation act in: its world, the servers and the provider.
import type { ProviderModel } from '../provider/provider-model.ts'
import type { Servers } from '../servers/server.ts'
import type { World } from '../world.ts'

export type Surroundings = { world: World; servers: Servers; provider: ProviderModel; arriveWithinMs: number }
