export const SUNDAY = "A still evening: the club's eight in the moonlight, the boathouse closed";
export const SATURDAY =
  "Regatta day: the club's eight in its lane, two others behind it, bunting on the boathouse";
export const FRIDAY = "The club's eight comes home to the boathouse at sunset";
export const THURSDAY = "A windy noon: the club's eight on choppy water, the boathouse flag straight out";
export const WEDNESDAY = "The club's eight in the rain, lights on in the boathouse";
export const TUESDAY = "The club's eight passes the boathouse at sunrise";
export const MONDAY = "The club's eight in the mist at dawn, the boathouse behind it";
