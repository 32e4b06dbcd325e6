import { type Puzzle, readPuzzles } from '@archivolt/engine';

/** Found in games between bots; this file is written by `archivolt puzzles --write`. */
export const PUZZLES: readonly Puzzle[] = readPuzzles(`
3-1-7
standard rbg swaps 1 turn 1 g quiet -1 | - / - / - | r with Obelisk without Arsenal hand Library,Manufactory,Inn searches | b with Obelisk without Arsenal hand Fountain,Laboratory,Palace searches | g with Obelisk without Arsenal hand Greenhouse,Laboratory,Palace under Library,Statue,Temple exchanged | turn g
+ 0.391 1.0 play Palace 1.1
+ 0.391 0.9 play Laboratory 1.1
- 0.305 -0.9 play Greenhouse 1.1 ; turn 1.1 cw
- 0.246 -2.3 play Greenhouse 1.1 ; decline

3-1-28
standard rbg swaps 1 turn 15 b quiet 0 | gLaboratory<,(rInn)(bLaboratory)gPalace,rPark>,gManufactory<,rLaboratory / rObelisk,bFountain>,rManufactory<,bObelisk>>*b,gObelisk,bPalace>,bTemple,*g / *b,rFountain,*r,gFountain,(bInn),(gInn) | r with Obelisk without Arsenal hand Library,Greenhouse,Statue,School,Palace under Temple buried Library raised 4 limit 5 exchanged | b with Obelisk without Arsenal hand Library,Manufactory,School,Park limit 5 | g with Obelisk without Arsenal hand Greenhouse,Statue,School,Park under Library,Temple known Park raised 1 limit 5 exchanged | turn b
+ 0.668 4.6 play School 3.7 ; rebuild 3.5
+ 0.649 4.7 play School 3.6 ; rebuild 3.5
- 0.541 2.4 exchange
- 0.538 2.2 play Manufactory 1.6 ; return 1.6 ; play Park 1.6 ; decline

2-2-0
standard rb swaps 0 turn 1 b quiet 0 | - / - | r hand Greenhouse,Statue,Park | b hand Arsenal,Inn,Palace | turn b
+ 0.642 3.7 play Inn 1.1
+ 0.633 3.8 play Palace 1.1
- 0.567 1.7 play Arsenal 1.1
- 0.531 1.1 exchange

2-2-13
standard rb swaps 0 turn 12 r quiet 0 | bInn>>,bStatue,rInn>>*r,bPalace>,rGreenhouse>,*r,(rStatue),rTemple / (rPark),bSchool,rFountain<,bLaboratory>,bManufactory | r hand Library,School,Laboratory | b hand Greenhouse,Arsenal,Temple known Arsenal | turn r
+ 0.273 -5.2 play School 2.1 ; rebuild 1.7
+ 0.263 -4.6 play School 2.6 ; rebuild 1.7
- 0.172 -8.0 play Laboratory 2.6
- 0.162 -7.4 play Library 1.7 ; turn 1.1 cw ; turn 2.3 ccw

2-2-19
standard rb swaps 0 turn 15 b quiet 0 | bInn>>,bStatue,rInn>>*r,bPalace>,rGreenhouse>,*r,rStatue,rTemple / (rPark)rManufactory,bSchool<,rLaboratory,bLaboratory>,bManufactory<,rSchool,bFountain,(bArsenal) | r hand Library,Fountain,Palace known Fountain | b hand Library,Park under Greenhouse,Temple exchanged | turn b
+ 0.683 1.2 play Library 2.8 ; turn 2.5 ccw ; turn 1.5 ccw
- 0.415 -0.9 play Library 2.8 ; turn 2.5 ccw ; turn 2.3 ccw
- 0.412 -0.9 play Library 2.8 ; turn 2.5 ccw ; turn 1.7 ccw
- 0.361 -1.4 play Library 2.8 ; turn 2.5 ccw ; turn 2.1 ccw

3-3-26
standard rbg swaps 2 turn 13 g quiet -1 | gObelisk<,rLaboratory>,(bSchool)(gInn)gPark,rSchool / bInn<,gPalace>>,rPark,bFountain>,bLaboratory>>,(gStatue)(rStatue)gLaboratory,rTemple*r,bObelisk / *b,*g,gManufactory | r with Cemetery,Obelisk without Greenhouse,Arsenal hand Library,Inn,Cemetery | b with Cemetery,Obelisk without Greenhouse,Arsenal hand Library,Manufactory,Statue,Palace,Park under Temple,Cemetery known Manufactory limit 5 exchanged | g with Cemetery,Obelisk without Greenhouse,Arsenal hand Library,School,Fountain,Temple known Fountain limit 5 | endTurn g; faceDown b; faceDown r
+ 0.294 -1.5 down Inn 3.4
+ 0.293 -1.5 down Inn 1.5
- 0.211 -3.1 down Cemetery 1.5
- 0.210 -3.1 down Cemetery 3.4

2-4-10
standard rb swaps 1 turn 4 r quiet 0 | bObelisk<,rInn<,bLaboratory / (rObelisk) | r with Obelisk without Statue hand Manufactory,Temple | b with Obelisk without Statue hand Library,Greenhouse,School,Fountain,Palace under Manufactory,Arsenal,Inn,Park,Temple limit 5 exchanged | turn r
+ 0.318 -5.3 exchange
- 0.182 -9.7 play Manufactory 2.2 ; decline
- 0.178 -9.9 play Temple 1.4 ; protect 1.4
- 0.170 -11.0 play Manufactory 2.2 ; return 2.2 ; play Temple 2.2 ; protect 2.2

2-4-18
standard rb swaps 1 turn 12 r quiet 0 | (bObelisk)rInn<,-,bLaboratory>,bFountain>,bManufactory,rArsenal<,bSchool / rObelisk,rTemple*r,*b,(rSchool),bArsenal,rPark | r with Obelisk without Statue hand Library,Manufactory,Laboratory known Manufactory | b with Obelisk without Statue hand Library,Greenhouse,Inn,Palace,Temple under Park known Palace raised 4 limit 5 exchanged | turn r
+ 0.213 -8.3 exchange
+ 0.203 -8.1 play Laboratory 1.8
- 0.112 -9.4 play Manufactory 1.2 ; return 2.2 ; play Library 2.2 ; turn 1.1 ccw ; turn 1.7 ccw
- 0.097 -9.5 play Manufactory 2.4 ; return 2.2 ; play Library 2.2 ; turn 1.1 ccw ; turn 1.7 ccw

3-5-31
standard rbg swaps 1 turn 19 b quiet 0 | bObelisk<,gPalace,rPark>,bStatue<,gLibrary,rLaboratory<,(bLaboratory)(gStatue)gTemple*g,bTemple / gLaboratory>,rFountain<,bPalace,rPalace,bPark>,gManufactory,rTemple*r,bManufactory*b / (rInn)(bInn)*r,*g,*b,gObelisk,rObelisk | r with Obelisk without Arsenal hand Library,Greenhouse,Manufactory,Statue,School limit 5 | b with Obelisk without Arsenal hand Library,Greenhouse,School,Fountain known Fountain limit 5 | g with Obelisk without Arsenal hand Greenhouse,School,Inn,Fountain,Park known Fountain limit 5 exchanged | turn b
+ 0.586 2.3 play School 3.6
- 0.516 1.0 play Fountain 3.6
- 0.509 1.6 play Greenhouse 3.6 ; turn 1.4 ccw ; turn 3.6 cw
- 0.501 0.8 exchange ; play Fountain 3.6

2-6-0
standard rb swaps 0 turn 1 r quiet 0 | - / - | r hand Library,Greenhouse,Arsenal | b hand Library,Greenhouse,Laboratory | turn r
+ 0.600 2.7 exchange
- 0.509 0.3 play Arsenal 1.1
- 0.447 -1.2 play Greenhouse 1.1 ; turn 1.1 cw
- 0.381 -2.6 play Library 1.1 ; turn 1.1 cw

2-6-12
standard rb swaps 0 turn 11 r quiet 0 | rInn,bPark,rFountain,*r,bPalace*b,rPark,rPalace,bTemple / bStatue,rStatue<,bFountain,*b | r hand School,Laboratory,Temple under Library,Greenhouse,Arsenal exchanged | b hand Arsenal,School,Inn under Library,Greenhouse,Laboratory exchanged | turn r
+ 0.799 7.5 play Laboratory 2.5
- 0.681 4.8 play School 2.5
- 0.667 4.7 play Temple 2.5 ; protect 2.2
- 0.574 3.5 play Temple 2.5 ; protect 1.3

3-7-14
standard rbg swaps 1 turn 9 r quiet 0 | bObelisk,gFountain,bPark,rPark / gManufactory<,rObelisk<,bSchool<,gPalace / *g | r with Obelisk without Arsenal hand Library,Greenhouse,School,Laboratory,Temple limit 5 | b with Obelisk without Arsenal hand Greenhouse,Manufactory,Statue,Inn,Fountain limit 5 | g with Obelisk without Arsenal hand Library,Laboratory,Park | turn r
+ 0.335 -0.9 exchange
- 0.247 -2.5 play Greenhouse 1.5 ; turn 2.2 ccw ; turn 1.5 cw
- 0.236 -2.8 play Greenhouse 2.5 ; turn 2.2 ccw ; turn 2.5 cw
- 0.224 -3.2 play Greenhouse 3.2 ; turn 2.2 ccw ; turn 3.2 cw

3-7-29
standard rbg swaps 1 turn 18 r quiet -1 | bObelisk,gFountain,bPark,rPark>>,rStatue<,bFountain>>,bInn<,gLaboratory> / gManufactory>>,rObelisk<,bSchool<,gPalace,gPark>>,rPalace,(rInn)(bStatue)bPalace,rManufactory / *g,*b,*r,(gGreenhouse),rLaboratory | r with Obelisk without Arsenal hand Library,Greenhouse,School,Fountain under Temple known Fountain raised 4 limit 5 exchanged | b with Obelisk without Arsenal hand Library,Greenhouse,Manufactory,Laboratory,Temple known Manufactory limit 5 | g with Obelisk without Arsenal hand Inn,Temple,Obelisk under Library,Statue,School exchanged | endTurn r; faceDown g; faceDown b
+ 0.482 1.5 down Manufactory 3.4
+ 0.472 1.4 down Manufactory 3.6
- 0.414 0.5 down Laboratory 3.6
- 0.398 0.3 down Greenhouse 3.4

3-7-36
standard rbg swaps 1 turn 21 r quiet 0 | bObelisk,gFountain,bPark,rPark>>,rStatue<,bFountain>>,bInn<,gLaboratory> / gManufactory>>,rObelisk<,bSchool<,gPalace,gPark>>,rPalace,(rInn)(bStatue)bPalace,rManufactory / *g,*b,*r,(gGreenhouse)(bManufactory),rLaboratory,(gObelisk),bLaboratory<,(gInn)(rSchool)gTemple*g | r with Obelisk without Arsenal hand Library,Greenhouse,Fountain,Temple known Fountain limit 5 exchanged | b with Obelisk without Arsenal hand Library,Greenhouse,Temple limit 5 | g with Obelisk without Arsenal hand Library,Statue,School exchanged | turn r
+ 0.571 1.1 play Fountain 3.6 ; token 3.4
- 0.316 -0.1 play Library 3.6 ; turn 1.5 ccw ; turn 2.1 cw ; turn 1.6 cw
- 0.259 -0.6 play Greenhouse 3.4 ; turn 2.2 ccw ; turn 1.5 ccw
- 0.255 -1.2 play Greenhouse 3.6 ; turn 2.2 ccw ; turn 1.5 ccw

2-8-4
standard rb swaps 0 turn 3 b quiet -1 | bInn>,rStatue / - | r hand Greenhouse,Manufactory,Arsenal under School,Park,Temple exchanged | b hand Library,Greenhouse,Laboratory under Manufactory,Arsenal,Statue buried Manufactory exchanged | turn b
+ 0.719 5.9 play Laboratory 1.3
- 0.624 3.0 play Laboratory 2.1
- 0.557 1.8 play Greenhouse 2.1 ; turn 2.1 cw ; turn 1.1 cw
- 0.544 1.5 play Greenhouse 1.3 ; turn 1.3 cw ; turn 1.1 cw

2-8-11
standard rb swaps 0 turn 8 r quiet 0 | bInn>,rStatue<,bLaboratory>,(rArsenal)bLibrary>,rGreenhouse>>,rInn,bFountain,*b / - | r hand Library,Manufactory,Laboratory under School,Park,Temple known Manufactory exchanged | b hand Greenhouse,School,Park under Manufactory,Arsenal,Statue buried Manufactory exchanged | turn r
+ 0.233 -6.6 play Laboratory 2.1
- 0.167 -8.3 play Library 2.1 ; turn 1.7 ccw ; turn 2.1 cw
- 0.153 -8.2 play Library 2.1 ; turn 1.7 ccw ; turn 1.2 ccw
- 0.144 -8.8 play Manufactory 2.1 ; return 1.5 ; play Laboratory 1.5

3-9-25
standard rbg swaps 0 turn 15 b quiet 0 | gArsenal<,rLaboratory,(bManufactory)(gManufactory)gPark>,rPark,bLaboratory>,(gStatue)bPark,(rArsenal)rFountain,gTemple*g / bFountain<,gLaboratory>,gFountain,rStatue>> / *b,*r,(rSchool)(bArsenal)rGreenhouse,bInn,*g | r hand Library,Manufactory,Palace under Inn,Temple raised 1 exchanged | b hand Greenhouse,Palace,Temple | g hand Greenhouse,Inn,Palace under Library,School raised 1 exchanged | turn b
+ 0.310 -0.6 play Palace 2.5
- 0.235 -1.9 play Greenhouse 2.5 ; turn 2.1 ccw ; turn 2.5 cw
- 0.210 -2.6 play Greenhouse 2.5 ; turn 2.1 cw ; turn 2.5 cw
- 0.194 -3.0 exchange

3-9-32
standard rbg swaps 0 turn 21 b quiet 0 | gArsenal<,rLaboratory,(bManufactory)(gManufactory)gPark>,rPark,bLaboratory>,(gStatue)bPark,(rArsenal)rFountain,gTemple*g / bFountain<,gLaboratory>,gFountain,rStatue>>,bSchool<,gPalace,rPalace,bTemple*b / *b,*r,(rSchool)(bArsenal)rGreenhouse,bInn,*g,gInn>>,rInn | r hand Library,Manufactory,Temple known Manufactory exchanged | b hand Library,Greenhouse,Statue under Palace raised 2 exchanged | g hand Library,Greenhouse,School exchanged | turn b
+ 0.288 -1.0 play Greenhouse 3.8 ; turn 2.5 ccw ; turn 2.1 ccw
- 0.195 -2.7 play Library 3.8 ; turn 2.5 ccw ; turn 1.2 ccw ; turn 3.6 cw
- 0.179 -3.0 play Library 3.8 ; turn 1.2 ccw ; turn 3.6 cw ; turn 2.1 ccw
- 0.171 -3.2 play Library 3.8 ; turn 1.2 ccw ; turn 3.6 cw ; turn 2.1 cw

2-10-3
standard rb swaps 0 turn 4 r quiet 0 | bStatue<,rInn,bInn / - | r hand Library,Manufactory,Temple | b hand Greenhouse,Manufactory,Laboratory known Manufactory | turn r
+ 0.458 -0.8 exchange
- 0.299 -4.6 play Manufactory 1.4 ; return 1.4 ; play Library 1.4 ; turn 1.3 cw ; turn 1.4 cw
- 0.283 -5.8 play Temple 1.4 ; protect 1.4
- 0.279 -5.3 play Manufactory 2.1 ; return 2.1 ; play Library 2.1 ; turn 2.1 cw ; turn 1.3 ccw

2-10-11
standard rb swaps 0 turn 9 b quiet 0 | bStatue>>,rInn,bInn>>,rLaboratory>,(bLaboratory)rStatue<,bTemple*b,bManufactory<,rFountain / *r | r hand Arsenal,School,Park under Library,Manufactory,Temple exchanged | b hand Greenhouse,School,Fountain known Greenhouse | turn b
+ 0.596 3.0 play Greenhouse 2.2 ; turn 1.7 ccw ; turn 2.2 cw
- 0.532 1.2 play Greenhouse 2.2 ; turn 1.7 ccw ; turn 1.6 cw
- 0.505 0.5 play Fountain 2.2 ; token 2.3
- 0.452 -0.8 play School 2.2

3-11-32
standard rbg swaps 2 turn 18 b quiet -1 | gObelisk<,bFountain>,bStatue,rStatue,*r / rObelisk<,gFountain,bPark,gPark,rPark<,bLaboratory,gTemple*g,rManufactory / *b,*g,gStatue,rLaboratory,*r,(gInn)(rInn)(bObelisk)(gLaboratory)rFountain,bTemple*b,gSchool | r with Cemetery,Obelisk without Greenhouse,Arsenal hand Library,School,Palace,Temple,Cemetery limit 5 exchanged | b with Cemetery,Obelisk without Greenhouse,Arsenal hand Manufactory,School,Cemetery under Library,Inn,Palace exchanged | g with Cemetery,Obelisk without Greenhouse,Arsenal hand Library,Manufactory,Palace,Cemetery limit 5 exchanged | turn b
+ 0.341 -0.8 play Cemetery beside
- 0.258 -1.8 play School 1.6
- 0.253 -1.6 play Manufactory 1.6 ; return 1.2 ; play School 1.2
- 0.171 -3.8 play Manufactory 1.6 ; decline

2-12-6
standard rb swaps 0 turn 5 b quiet 0 | bLaboratory / rInn,rStatue<,bInn,rSchool | r hand Greenhouse,Fountain,Temple | b hand Arsenal,School,Palace | turn b
+ 0.646 4.1 play Palace 2.5
- 0.569 2.2 play Arsenal 2.5
- 0.512 0.8 play Arsenal 1.2
- 0.498 0.3 exchange
`);
