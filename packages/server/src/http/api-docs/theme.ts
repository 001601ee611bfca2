// How the page of the API's description looks: our name and colours in place of those of Swagger UI.
import { PRODUCT_NAME } from '@lifafa/contract/brand'

const CSS = `
.swagger-ui .topbar { display: none }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag { font-family: system-ui, sans-serif; color: #3b1d1d }
.swagger-ui .info { margin: 32px 0 16px }
.swagger-ui .info .title small { background: #8a1c1c }
.swagger-ui .scheme-container { background: #fdf8ef; box-shadow: none; padding: 16px 0 }
.swagger-ui .btn.authorize { color: #8a1c1c; border-color: #8a1c1c }
.swagger-ui .btn.authorize svg { fill: #8a1c1c }
.swagger-ui .btn.execute { background: #8a1c1c; border-color: #8a1c1c }
`

export const REFERENCE_THEME = {
  title: `${PRODUCT_NAME} API`,
  css: [{ filename: 'lifafa.css', content: CSS }],
}
