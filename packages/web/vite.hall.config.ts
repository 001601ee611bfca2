// Builds the script of the screen in a hall, apart from the guest's page: what both import would be split off into a third script.
import guest from './vite.guest.config.ts'

export default {
  ...guest,
  build: {
    ...guest.build,
    emptyOutDir: false,
    manifest: '.vite/hall.json',
    rolldownOptions: { ...guest.build?.rolldownOptions, input: ['guest/hall/screen.ts'] },
  },
}
