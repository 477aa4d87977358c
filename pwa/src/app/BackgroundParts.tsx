import { HomeScreen } from './home-screen/HomeScreen';
import { OrderPrompts } from './shell/OrderPrompts';

/** The parts of the app that nothing on the first screen waits for: the shop on the home screen, and reminders of orders. */
export function BackgroundParts() {
  return (
    <>
      <HomeScreen />
      <OrderPrompts />
    </>
  );
}
