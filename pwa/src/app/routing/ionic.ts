import { IonPage, IonRouterOutlet, RouteManagerContext, setupIonicReact } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';

setupIonicReact({ mode: 'md' });

/** What the app needs of Ionic, which the entry runs as a piece of its own. */
export { IonPage, IonReactRouter, IonRouterOutlet, RouteManagerContext };
