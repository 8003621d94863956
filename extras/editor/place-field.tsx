import { type ControlProps, getFieldType } from '@sveltia/cms'

import { mapSize, onMap, placeAt } from '../../src/components/maps/coordinates.ts'
import map from '../../src/components/maps/uganda.svg?no-inline'
import { onTheMap } from '../../src/content/contact-fields.ts'
import { PickedPoint } from './picked-point.tsx'

const { control: TextField } = getFieldType('string')

/** What an arrow key moves, in degrees. */
const STEP = 0.01
const MIDDLE = placeAt({ x: mapSize.width / 2, y: mapSize.height / 2 })

/** A place in Uganda: as text, and by a tap on the country's outline. */
export function PlaceField(props: ControlProps) {
  const { value, forID, onChange } = props
  const place = onTheMap.safeParse(String(value ?? '').trim()).data
  const at = place && onMap(place)

  function put(latitude: number, longitude: number) {
    onChange(`${hundredth(latitude)}, ${hundredth(longitude)}`)
  }

  return (
    <>
      <TextField {...props} />
      <PickedPoint
        name="Map of Uganda"
        src={map}
        className="on-the-map"
        how="Tap the place."
        id={forID}
        at={at && { x: at.x / mapSize.width, y: at.y / mapSize.height }}
        inWords={place ? `${place.latitude} north, ${place.longitude} east` : ''}
        onPoint={({ x, y }) => {
          const { latitude, longitude } = placeAt({ x: x * mapSize.width, y: y * mapSize.height })
          put(latitude, longitude)
        }}
        onStep={(right, down) => {
          const { latitude, longitude } = place ?? MIDDLE
          put(latitude - down * STEP, longitude + right * STEP)
        }}
      />
    </>
  )
}

function hundredth(degrees: number) {
  return Math.round(degrees * 100) / 100
}
