export { EquipmentOut } from './EquipmentOut.tsx';
export { EquipmentScreen } from './EquipmentScreen.tsx';
export { MyEquipment } from './MyEquipment.tsx';
