// The page on which the film is shot: a phone on wine, a line above it.

export const html = (font: string): string => `
  <style>
    @font-face { font-family: Tiro; src: url(${font}) }
    * { box-sizing: border-box; margin: 0 }
    body { width: 720px; height: 900px; overflow: hidden; background: radial-gradient(circle at 50% 20%, #6b1426, #3d0b18 70%) }
    h1 { font: 400 46px/120px Tiro, serif; color: #fbeed3; text-align: center }
    .phone { position: absolute; top: 124px; left: 146px; width: 428px; height: 840px; border-radius: 54px; background: #1b0309; border: 2px solid #c9a24b88; padding: 14px; box-shadow: 0 30px 80px #2c0711 }
    .screen { position: relative; width: 100%; height: 100%; border-radius: 40px; overflow: hidden; background: #fbf6ec }
    .screen img { position: absolute; top: 0; left: 0; width: 100% }
    .camera { position: absolute; inset: 0; background: #1d1512 }
    .camera img { left: 4%; top: 96px; width: 92%; border-radius: 8px; transform-origin: 50% 49.5% }
    .finder { position: absolute; border: 5px solid #f4b740; border-radius: 26px; left: 50%; top: 369px; translate: -50% -50% }
    .address { position: absolute; left: 50%; top: 690px; translate: -50%; border-radius: 99px; padding: 10px 22px; background: #f4b740; color: #3d0b18; font: 600 20px sans-serif; white-space: nowrap }
  </style>
  <h1></h1>
  <div class="phone"><div class="screen"><img id="before"><img id="now"><div class="camera" hidden><img id="poster"><div class="finder"></div><div class="address">Open the envelope</div></div></div></div>`
